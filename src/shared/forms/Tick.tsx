import { TickLabel } from './CheckboxInput'

interface TickProps {
  label: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

/** A checkbox that belongs to no form of ours, such as one above the button of a provider. */
export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <TickLabel>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </TickLabel>
  )
}
