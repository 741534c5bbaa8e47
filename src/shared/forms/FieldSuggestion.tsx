import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { withBlank } from '../locales/lists'
import { linkStyle } from '../ui/buttons/TextLink'

const Suggestion = styled('button')({
  ...linkStyle,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'pointer',
})

interface FieldSuggestionProps {
  value: string
  onTake: () => void
}

/** "Did you mean …?": pressing it takes the suggestion. Until then the form sends the typed value. */
export function FieldSuggestion({ value, onTake }: FieldSuggestionProps) {
  const { t } = useTranslation('shared')
  return (
    <>
      {withBlank(t('form.suggestion'))}
      <Suggestion type="button" onClick={onTake}>
        {value}
      </Suggestion>
    </>
  )
}
