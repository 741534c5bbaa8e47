import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { formatMoney } from '../../../shared/locales/money'
import { writeAmount } from '../../../shared/locales/amounts'
import { useRemote } from '../../../shared/remote/useRemote'
import { Button } from '../../../shared/ui/buttons/Button'
import { paymentMethods } from '../../paying/payment/onDemand'
import { isForfeitTyped } from './closingRules'
import type { BalanceChoice } from './ConfirmStep'
import { PayoutMethods } from './PayoutMethods'

interface BalanceStepProps {
  /** In cents. */
  balance: number
  start: BalanceChoice | undefined
  onChosen: (choice: BalanceChoice) => void
  onBack: () => void
}

/** Sends the balance to a saved method, or gives it up by typing the amount. Nothing moves before the password. */
export function BalanceStep({ balance, start, onChosen, onBack }: BalanceStepProps) {
  const { t, i18n } = useTranslation('closing')
  const [way, setWay] = useState<BalanceChoice['way']>(start?.way ?? 'transfer')
  useRemote(paymentMethods)
  const amount = formatMoney(balance, i18n.language)
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 3 }}>
      <ChoiceList
        name="closing-balance"
        legend={t('balance.legend', { amount })}
        value={way}
        onChange={(value) => setWay(value as BalanceChoice['way'])}
        choices={[
          { value: 'transfer', label: t('balance.transfer') },
          { value: 'forfeit', label: t('balance.forfeit'), detail: t('balance.forfeitText') },
        ]}
      />
      {way === 'transfer' ? (
        <PayoutMethods
          start={start?.way === 'transfer' ? start.method.id : undefined}
          onChosen={(method) => onChosen({ way: 'transfer', method })}
        />
      ) : (
        <ForfeitForm balance={balance} onGiven={() => onChosen({ way: 'forfeit' })} />
      )}
      <Box>
        <Button onClick={onBack}>{t('back')}</Button>
      </Box>
    </Box>
  )
}

function ForfeitForm({ balance, onGiven }: { balance: number; onGiven: () => void }) {
  const { t, i18n } = useTranslation('closing')
  const amount = formatMoney(balance, i18n.language)
  const typed = writeAmount(balance, i18n.language)
  return (
    <ConfigForm
      idPrefix="forfeit"
      fields={[
        {
          key: 'amount',
          label: t('balance.typed', { amount: typed }),
          required: true,
          inputMode: 'decimal',
          autoComplete: 'off',
          size: 10,
          rules: [
            (value) =>
              value === '' || isForfeitTyped(value, balance)
                ? undefined
                : { key: 'closing:balance.mistyped', values: { amount: typed } },
          ],
        },
      ]}
      submitText={t('balance.giveUp', { amount })}
      onSubmit={onGiven}
    />
  )
}
