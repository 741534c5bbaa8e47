import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { HeldPassNote } from './HeldPassNote'
import { selectCard } from '../cards/fareCards'
import { selectCurrentCard } from '../cards/fareMediaSlice'
import { useFareMedia } from '../cards/useFareMedia'

interface OnNamedCardProps {
  faremediaId: string
  named: boolean
  /** Null where only the note is said. */
  waiting: string | null
  product?: string
}

/** The text of `OnCard`: shown at once for the chosen card, else once the cards are loaded. */
export default function OnNamedCard({ faremediaId, named, waiting, product }: OnNamedCardProps) {
  const { t } = useTranslation(['fareMedia', 'shared'])
  const { status } = useFareMedia({ once: true }).cards
  const known = useAppSelector((state) => selectCard(state, faremediaId))
  const current = useAppSelector(selectCurrentCard)
  const kept = current?.faremediaId === faremediaId ? current : undefined
  const digits = known?.printed_card_number ?? kept?.cardNumber
  const name = named && (known ?? kept)?.nickname?.trim()
  const note = known && product && <HeldPassNote card={known} product={product} />
  if (waiting === null) return note
  if (!digits) return status === 'loaded' || status === 'failed' ? t('fareMedia:onCard.plain') : waiting
  return (
    <>
      <MaskedName>
        {name ? t('fareMedia:onCard.named', { name, digits }) : t('shared:onCard.ending', { digits })}
      </MaskedName>
      {note}
    </>
  )
}
