import { styled } from '@mui/material/styles'
import { createContext, useContext, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { pageHeadingId } from '../../focus/pageHeading'
import { palette } from '../colours/palette'

/** The operator's name, with which titles end. The app sets it. */
export const OperatorNameContext = createContext('')

/** Sets the document's title before the heading takes the focus, so that screen readers announce the new title. */
export function usePageTitle(title: string): void {
  const operatorName = useContext(OperatorNameContext)
  useLayoutEffect(() => {
    document.title = operatorName ? `${title} – ${operatorName}` : title
  }, [title, operatorName])
}

/** The page's context is in the first load, so this is a plain element. */
const Measure = styled('div')({
  maxWidth: 1200,
  margin: '0 auto',
  padding: 'clamp(24px, 4vw, 48px) clamp(16px, 2.5vw, 24px)',
  '&:not([data-wide]) > div': { maxWidth: 836 },
  '&[data-form] > div': { maxWidth: 640 },
  // One column of 520 px, in the middle of the window.
  '&[data-narrow]': { maxWidth: 568 },
  '&[data-compact]': { paddingTop: 'clamp(16px, 2vw, 24px)' },
  '&[data-compact] > div': { marginTop: 12 },
  '&[data-compact] > p + div': { marginTop: 24 },
  // In the account, the title stands beside the first entry of the menu.
  '[data-account] &': { maxWidth: 'none', '@media (min-width: 960px)': { paddingTop: 24 } },
})

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  '&[data-compact], [data-narrow] > &, [data-account] &': {
    fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
    lineHeight: 1.15,
  },
}))

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: '12px 0 0',
  maxWidth: '42em',
  color: palette.textSoft,
}))

/** Above the title, in place of the account's own link of a phone (`AccountLayout`). */
const Back = styled('div')({ '&&&': { margin: '-16px 0 8px' } })

const Body = styled('div')({ marginTop: 'clamp(24px, 3vw, 36px)' })

interface PageProps {
  /** The page's name in the browser's tab, and its heading by default. */
  title: string
  heading?: ReactNode
  lead?: ReactNode
  /** The title or lead may change when the page has what it waits for: what stands below then takes its place at once. */
  waiting?: boolean
  /** A `BackLink` to the page above. */
  back?: ReactNode
  /** The page has lists or columns: it is as wide as the header, instead of 836 px. */
  wide?: boolean
  /** The page is a form for visitors who come in, or what came of it. */
  narrow?: boolean
  /** The page loads nothing and is lower than the window. */
  short?: boolean
  /** The page begins at the edge of the header: one of an account, or one step of several. */
  compact?: boolean
  form?: boolean
  children?: ReactNode
}

/** The frame of every screen but the landing: its title, its only `h1` (focused after a navigation), its width. */
export function Page({
  title,
  heading = title,
  lead,
  waiting,
  back,
  wide,
  narrow,
  short,
  compact,
  form,
  children,
}: PageProps) {
  usePageTitle(title)
  return (
    <Measure
      data-wide={wide || undefined}
      data-narrow={narrow || undefined}
      data-short={short || undefined}
      data-compact={compact || undefined}
      data-form={form || undefined}
    >
      {back && (
        <Back data-back data-print="hide">
          {back}
        </Back>
      )}
      <Heading id={pageHeadingId} tabIndex={-1} data-compact={compact || undefined}>
        {heading}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
      <Body key={String(waiting)}>{children}</Body>
    </Measure>
  )
}
