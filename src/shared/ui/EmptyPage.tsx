import { LinkButton } from './Button'
import { EmptyState } from './EmptyState'
import { Page } from './Page'
import type { PictureName } from './Picture'

interface EmptyPageProps {
  /** Name of the page. */
  title: string
  picture: PictureName
  /** What there is none of. */
  heading: string
  /** Why, in a sentence. */
  text: string
  /** The next step. */
  to: string
  linkText: string
}

/** A page with nothing on it: why, and where to find something. */
export function EmptyPage({ title, picture, heading, text, to, linkText }: EmptyPageProps) {
  return (
    <Page title={title}>
      <EmptyState
        picture={picture}
        title={heading}
        text={text}
        action={
          <LinkButton to={to} variant="contained">
            {linkText}
          </LinkButton>
        }
      />
    </Page>
  )
}
