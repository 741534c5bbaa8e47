import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useInSight } from '../focus/useInSight'
import type { TextRef } from '../notices/noticesSlice'
import { Alert } from '../ui/Alert'
import { linkStyle } from '../ui/buttons/TextLink'
import { Told } from '../ui/told/Told'

interface FormSummaryProps {
  errors: TextRef[]
  /** No field takes the focus, so the errors themselves must scroll into sight. */
  isAnswer?: boolean
  links: { id: string; text: string; lang?: string; follow: () => void }[]
}

const FieldLink = styled('a')({ ...linkStyle, color: 'inherit' })

/** The errors of a form, on top of it and announced at once (FORM-06). */
export function FormSummary({ errors, links, isAnswer = true }: FormSummaryProps) {
  const { t } = useTranslation('shared')
  const box = useInSight<HTMLDivElement>(isAnswer && errors.length > 0)
  if (errors.length === 0 && links.length === 0) return null
  return (
    <Alert ref={box} severity="error" title={links.length > 0 && t('form.problem')}>
      {errors.map((error) => (
        <div key={error.key + JSON.stringify(error.values)}>
          <Told of={error} />
        </div>
      ))}
      {links.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            pl: 2.5,
            '& a': { display: 'inline-block', verticalAlign: 'top', py: 0.375, overflowWrap: 'anywhere' },
          }}
        >
          {links.map((link) => (
            <li key={link.id}>
              <FieldLink
                href={`#${link.id}`}
                lang={link.lang}
                onClick={(event) => {
                  event.preventDefault()
                  link.follow()
                }}
              >
                {link.text}
              </FieldLink>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
