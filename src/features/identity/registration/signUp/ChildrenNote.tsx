import { useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { inLanguage, languageIn, selectLanguage, selectSettings } from '../../settings'

/** Shows the operator's words about children under 13, as text; nothing if the settings have none. */
export function ChildrenNote() {
  const language = useAppSelector(selectLanguage)
  const { children } = useAppSelector(selectSettings).signUp
  const lines = (inLanguage(children, language) ?? '').split(/\r?\n/).filter((line) => line.trim())
  if (lines.length === 0) return null
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }} lang={languageIn(children, language)}>
      {lines.map((line, at) => (
        <div key={at} dir="auto">
          {line}
        </div>
      ))}
    </Alert>
  )
}
