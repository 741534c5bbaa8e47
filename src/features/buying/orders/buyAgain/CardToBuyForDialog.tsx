import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../../shared/dialogs/DialogFrame'
import { ChoiceList } from '../../../../shared/forms/ChoiceList'
import { inOneList } from '../../../../shared/locales/lists'
import { Button } from '../../../../shared/ui/buttons/Button'
import { useCardNames } from '../../../cards/fareMedia/onDemand'
import type { CardToBuyFor } from './buyingAgain'

/** Asks for a card where the original one cannot have the fare. None is preselected. */
export default function CardToBuyForDialog({ params: { why, names, cards }, answer }: CardToBuyFor) {
  const { t, i18n } = useTranslation('histories')
  const nameOf = useCardNames()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <DialogFrame
      stacked
      title={t('again.card.title')}
      onClose={() => answer('none')}
      actions={
        <>
          <Button variant="outlined" onClick={() => answer('none')}>
            {t('again.card.none')}
          </Button>
          <Button variant="contained" onClick={() => (chosen === null ? setMissing(true) : answer(`card:${chosen}`))}>
            {t('again.card.add')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 1, fontWeight: 700 }}>{inOneList(names, i18n.language)}</Typography>
      <Typography sx={{ mb: 2 }}>{t(`again.card.${why}`)}</Typography>
      <ChoiceList
        name="cardToBuyFor"
        legend={t('again.card.legend')}
        value={chosen}
        onChange={setChosen}
        error={isMissing && chosen === null ? t('again.card.missing') : undefined}
        choices={cards.map((card) => ({ value: card.faremedia_id, label: nameOf(card).full }))}
      />
    </DialogFrame>
  )
}
