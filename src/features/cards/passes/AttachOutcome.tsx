import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInSight } from '../../../shared/focus/useInSight'
import { withBlank } from '../../../shared/locales/lists'
import { valueOf } from '../../../shared/remote/remote'
import { useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { fareCards } from '../fareMedia/onDemand'
import { passAttachment, unattached } from './passActs'
import { rejectionOf, renews } from './passRules'

const Outcome = styled('div')({ display: 'grid', gap: 16, width: '100%' })

/**
 * Says of each chosen pass whether it is on the card, or why not (decision 110). A page that tells the first itself asks
 * for `rejectedOnly`.
 */
export function AttachOutcome({ rejectedOnly = false }: { rejectedOnly?: boolean }) {
  const { t } = useTranslation('ownPasses')
  const attachment = useAppSelector(passAttachment.select)
  const passOf = useKnownPasses()
  const outcome = useInSight<HTMLDivElement>(attachment.status === 'done')
  if (attachment.status !== 'done') return null
  const { attached, rejected } = attachment.value
  return (
    <Outcome ref={outcome}>
      {attached.length > 0 && !rejectedOnly && (
        <Alert severity="success" title={t('outcome.attached', { count: attached.length })}>
          {attached.map((id) => (
            <div key={id}>
              <bdi>{withBlank(passOf(id)?.name ?? t('outcome.unnamed'))}</bdi>
              {passOf(id)?.renews && t('renewals.after')}
            </div>
          ))}
        </Alert>
      )}
      {rejected.length > 0 && (
        <Alert severity="error" title={t('outcome.rejected', { count: rejected.length })}>
          {rejected.map(({ pass_id, reason }) => (
            <div key={pass_id}>
              <strong>
                <bdi>{passOf(pass_id)?.name ?? t('outcome.unnamed')}</bdi>
              </strong>
              <div>{t(`outcome.reason.${rejectionOf(reason)}`)}</div>
            </div>
          ))}
        </Alert>
      )}
    </Outcome>
  )
}

interface KnownPass {
  name: string
  renews: boolean
}

function useKnownPasses(): (id: string) => KnownPass | undefined {
  const listed = valueOf(useAppSelector(unattached.select))
  const onCards = valueOf(useAppSelector(fareCards.select))
  const [known, setKnown] = useState<Record<string, KnownPass>>({})
  const [seen, setSeen] = useState<readonly unknown[]>([])
  if (seen[0] !== listed || seen[1] !== onCards) {
    setSeen([listed, onCards])
    const all = [...(listed ?? []), ...(onCards ?? []).flatMap(({ passes }) => passes)]
    setKnown({
      ...known,
      ...Object.fromEntries(all.map((pass) => [pass.pass_id, { name: pass.name, renews: renews(pass) }])),
    })
  }
  return (id) => known[id]
}
