import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Tabs } from '../../../shared/ui/navigation/Tabs'
import { afterPaint } from '../../../shared/ui/page/afterPaint'

/** Tabs that show a press at once. The panel of the tab follows after the paint, because it is much to render. */
export function PromptTabs<Key extends string>({
  onChange,
  ...props
}: Omit<ComponentProps<typeof Tabs<Key>>, 'pressed'>) {
  const [picked, setPicked] = useState<Key>()
  const choose = (key: Key) => {
    setPicked(key)
    afterPaint(() => {
      onChange(key)
      // A page that must not be left keeps its tab.
      setPicked(undefined)
    })
  }
  return <Tabs {...props} pressed={picked} onChange={choose} />
}
