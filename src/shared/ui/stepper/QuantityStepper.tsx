import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announced } from '../../notices/noticesSlice'
import { useAppDispatch } from '../../store'
import { keyTarget, typedQuantity } from './quantity'
import { Figure, Frame, Reason, Step } from './stepperParts'

interface QuantityStepperProps {
  value: number
  min: number
  max: number
  onChange: (quantity: number) => void
  /** The product's name, after which the field and the buttons are named: "Increase quantity of Adult single ride". */
  name: string
  describedBy?: string
  /** `small` is for lists. Both sizes meet WCAG 2.5.8. */
  size?: 'small' | 'medium'
  /** Why the quantity cannot rise. Without it, "Maximum 20" shows at `max`. */
  disabledReason?: string
}

/**
 * A quantity: minus, a field, plus. It announces the ends of its range. Buttons keep the focus there, so that one press
 * too many does not lose the place.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min, max, name, describedBy, size = 'medium', disabledReason } = props
  const { t } = useTranslation('shared')
  const label = t('quantity.label', { name })
  const reasonId = useId()
  const announce = useLateAnnouncement(label, value)
  const { shown, setTyped, change, commit, keyPressed } = useTyped({ ...props, onCorrected: announce })
  const reason = disabledReason ?? (value >= max ? t('quantity.atMax', { count: max }) : undefined)
  const step = (by: 1 | -1) => {
    change(value + by)
    announce()
  }

  return (
    <div>
      <Frame data-size={size}>
        <Step
          type="button"
          aria-label={t('quantity.decrease', { name })}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        >
          −
        </Step>
        <Figure
          role="spinbutton"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={[describedBy, reason && reasonId].filter(Boolean).join(' ') || undefined}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={keyPressed}
          onFocus={(event) => event.target.select()}
        />
        <Step
          type="button"
          aria-label={t('quantity.increase', { name })}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          +
        </Step>
      </Frame>
      {reason && <Reason id={reasonId}>{reason}</Reason>}
    </div>
  )
}

interface Typing extends Pick<QuantityStepperProps, 'value' | 'min' | 'max' | 'onChange'> {
  /** Called when another number counts than the typed one. */
  onCorrected: () => void
}

/** Holds what is typed. It counts on Enter, when the field is left, or with a key that moves the value. */
function useTyped({ value, min, max, onChange, onCorrected }: Typing) {
  const [typed, setTyped] = useState<string>()
  const change = (wanted: number) => {
    setTyped(undefined)
    const next = Math.min(Math.max(wanted, min), max)
    if (next !== value) onChange(next)
    return next
  }
  const asTyped = () => (typed === undefined ? value : (typedQuantity(typed, { min, max }) ?? value))
  const commit = () => {
    if (typed !== undefined && change(asTyped()) !== Number(typed)) onCorrected()
  }
  const keyPressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit()
    const target = keyTarget(event.key, { value: asTyped(), min, max })
    if (target === undefined) return
    event.preventDefault()
    change(target)
  }
  return { shown: typed ?? value, setTyped, change, commit, keyPressed }
}

/** In milliseconds: the pause between two presses, and the longest wait for the cart, which other tabs may hold. */
const pause = 300
const longest = 2_400

/**
 * The focus stays on the button, so the number is announced. It waits, because people press several times, and until the
 * number has changed. Where the cart refuses the wanted number, the one that counts is announced.
 */
function useLateAnnouncement(what: string, count: number): () => void {
  const dispatch = useAppDispatch()
  const latest = useRef(count)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = count
  })
  useEffect(() => () => clearTimeout(pending.current), [])
  const tell = (before: number, waited: number) => {
    if (latest.current === before && waited < longest) return wait(before, waited)
    dispatch(announced({ key: 'shared:quantity.announced', values: { what, count: latest.current } }))
  }
  const wait = (before: number, waited: number) => {
    clearTimeout(pending.current)
    pending.current = setTimeout(tell, pause, before, waited + pause)
  }
  return () => wait(latest.current, 0)
}
