import { paths } from '../../../../shared/paths'
import { Alert } from '../../../../shared/ui/Alert'
import { LinkButton } from '../../../../shared/ui/buttons/Button'

interface AddedSummaryProps {
  title: string
  /** What came into the cart, a sentence each. */
  added: string[]
  /** What did not, with the reason. */
  left: string[]
  /** The words of the link to the cart. */
  toCart: string
}

/** Says what one press has put into the cart, and what it has not and why. */
export function AddedSummary({ title, added, left, toCart }: AddedSummaryProps) {
  return (
    <Alert
      role="group"
      severity={left.length === 0 ? 'success' : added.length === 0 ? 'warning' : 'info'}
      title={title}
      action={
        added.length > 0 && (
          <LinkButton variant="outlined" to={paths.cart}>
            {toCart}
          </LinkButton>
        )
      }
    >
      {[...added, ...left].map((line, at) => (
        <div key={at}>{line}</div>
      ))}
    </Alert>
  )
}
