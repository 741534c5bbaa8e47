import { TickLabel } from './CheckboxInput'

interface TickProps {
  label: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

/** A checkbox outside our forms, such as one above a provider's button. */
export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <TickLabel>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </TickLabel>
  )
}
