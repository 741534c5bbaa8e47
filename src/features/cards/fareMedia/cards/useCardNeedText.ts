import { useTranslation } from 'react-i18next'
import { isOfCharge } from './cardNeeds'
import type { CardNeed } from './cardNeeds'

/** Returns a function that says what a card needs: "Renewal failed: Adult Monthly Pass". */
export function useCardNeedText(): (need: CardNeed) => string {
  const { t } = useTranslation('fareMedia')
  return (need) => {
    if (!isOfCharge(need)) return t(`status.${need.kind}`)
    const text = t(`need.${need.kind}`)
    return 'pass' in need ? t('need.of', { need: text, pass: need.pass.name }) : text
  }
}
