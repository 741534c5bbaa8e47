import InputAdornment from '@mui/material/InputAdornment'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/Button'
import { Glyph } from '../ui/Glyph'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { hiddenGlyph, shownGlyph } from '../ui/glyphs/acts'

interface PasswordToggleProps {
  isShown: boolean
  onToggle: () => void
  inputId: string
}

/** Shows or hides the typed password. Its name is text, so that only the input has the label "Password". */
export function PasswordToggle({ isShown, onToggle, inputId }: PasswordToggleProps) {
  const { t } = useTranslation('shared')
  return (
    <InputAdornment position="end">
      <IconButton aria-controls={inputId} onClick={onToggle} sx={{ minWidth: 44, minHeight: 44 }}>
        <Glyph shape={isShown ? hiddenGlyph : shownGlyph} size={24} />
        <VisuallyHidden>{isShown ? t('form.hidePassword') : t('form.showPassword')}</VisuallyHidden>
      </IconButton>
    </InputAdornment>
  )
}
