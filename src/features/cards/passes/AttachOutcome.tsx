import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInSight } from '../../../shared/focus/useInSight'
import { valueOf } from '../../../shared/remote/remote'
import { useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { fareCards } from '../fareMedia/onDemand'
import { passAttachment, unattached } from './passActs'
import { rejectionOf } from './passRules'

/** Says of each chosen pass whether it is on the card now, or why not (decision 110). */
export function AttachOutcome() {
  const { t } = useTranslation('ownPasses')
  const attachment = useAppSelector(passAttachment.select)
  const nameOf = useKnownNames()
  const outcome = useInSight<HTMLDivElement>(attachment.status === 'done')
  if (attachment.status !== 'done') return null
  const { attached, rejected } = attachment.value
  return (
    <div ref={outcome} style={{ display: 'grid', gap: 16, width: '100%' }}>
      {attached.length > 0 && (
        <Alert severity="success" title={t('outcome.attached', { count: attached.length })}>
          {attached.map((id) => (
            <div key={id}>
              <bdi>{nameOf(id)}</bdi>
            </div>
          ))}
        </Alert>
      )}
      {rejected.length > 0 && (
        <Alert severity="error" title={t('outcome.rejected', { count: rejected.length })}>
          {rejected.map(({ pass_id, reason }) => (
            <div key={pass_id}>
              <strong>
                <bdi>{nameOf(pass_id)}</bdi>
              </strong>
              <div>{t(`outcome.reason.${rejectionOf(reason)}`)}</div>
            </div>
          ))}
        </Alert>
      )}
    </div>
  )
}

/** Returns a function that names passes, also those that have left the list since. */
function useKnownNames(): (id: string) => string {
  const { t } = useTranslation('ownPasses')
  const listed = valueOf(useAppSelector(unattached.select))
  const onCards = valueOf(useAppSelector(fareCards.select))
  const [known, setKnown] = useState<Record<string, string>>({})
  const [seen, setSeen] = useState<readonly unknown[]>([])
  if (seen[0] !== listed || seen[1] !== onCards) {
    setSeen([listed, onCards])
    const all = [...(listed ?? []), ...(onCards ?? []).flatMap(({ passes }) => passes)]
    setKnown({ ...known, ...Object.fromEntries(all.map(({ pass_id, name }) => [pass_id, name])) })
  }
  return (id) => known[id] ?? t('outcome.unnamed')
}
