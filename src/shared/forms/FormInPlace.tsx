import { Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { focusWhenLost, useFocusOnChange } from '../focus/moveFocus'
import { Button } from '../ui/buttons/Button'
import type { ButtonLook } from '../ui/buttons/Button'
import { SkeletonBar } from '../ui/waiting/SkeletonLines'

interface FormInPlaceProps extends ButtonLook {
  text: string
  'aria-label'?: string
  /** Returns the form, which may load only now. `close` brings back the button and focuses it. */
  form: (close: () => void) => ReactNode
}

export function FormInPlace({ text, form, ...look }: FormInPlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusOnChange(isOpen, () => isOpen || focusWhenLost(() => opener.current))
  if (isOpen)
    return (
      <Suspense
        fallback={<SkeletonBar aria-hidden data-waiting shade="faint" style={{ width: '100%', height: 150 }} />}
      >
        {form(() => setOpen(false))}
      </Suspense>
    )
  return (
    <Button ref={opener} {...look} onClick={() => setOpen(true)}>
      {text}
    </Button>
  )
}
