import InputAdornment from '@mui/material/InputAdornment'
import { useTranslation } from 'react-i18next'
import { inSentence } from '../locales/inSentence'
import { IconButton } from '../ui/buttons/Button'
import { Glyph } from '../ui/Glyph'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { hiddenGlyph, shownGlyph } from '../ui/glyphs/acts'

interface PasswordToggleProps {
  /** The input's label. It names the button too, because a form may have two passwords. */
  label: string
  isShown: boolean
  onToggle: () => void
  inputId: string
}

/** Shows or hides the typed password. Its name is text, so that only the input has the label "Password". */
export function PasswordToggle({ label, isShown, onToggle, inputId }: PasswordToggleProps) {
  const { t, i18n } = useTranslation('shared')
  const field = inSentence(label, i18n.language)
  return (
    <InputAdornment position="end">
      <IconButton aria-controls={inputId} onClick={onToggle} sx={{ minWidth: 44, minHeight: 44 }}>
        <Glyph shape={isShown ? hiddenGlyph : shownGlyph} size={24} />
        <VisuallyHidden>
          {isShown ? t('form.hidePassword', { field }) : t('form.showPassword', { field })}
        </VisuallyHidden>
      </IconButton>
    </InputAdornment>
  )
}
