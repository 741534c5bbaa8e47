import { useTranslation } from 'react-i18next'
import { caseReasons } from '../../../api/contract/paying/cases'
import * as limits from '../../../api/contract/base/limits'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { useDraft } from '../../../shared/forms/saving/useDraft'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Page } from '../../../shared/ui/page/Page'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { selectRiderId } from '../../identity/session'
import type { Reported } from './caseAddress'
import { alreadyReported, caseReport, draftOfReport } from './cases'
import { useCaseWords } from './useCaseWords'

/** Nobody receives a ride. */
const reasonsFor = ({ kind }: Reported) => caseReasons.filter((reason) => kind === 'order' || reason !== 'not_received')

/** What is typed stays until it is sent. */
export function ReportForm({ about }: { about: Reported }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const [report, send] = useSubmission(caseReport)
  const { kind, id } = about
  const draft = useDraft(draftOfReport({ kind, id }), useAppSelector(selectRiderId))
  const hasDraft = draft.values !== undefined
  const sum = words.sum(about)
  const state = formState(report)
  const number = state.errors?.find(({ key }) => key === alreadyReported)?.values?.number
  return (
    <Page title={t('report.title')} lead={t('report.lead')} form>
      <PagePart title={sum ? t('report.about', { what: words.subject(about), amount: sum }) : words.subject(about)}>
        {hasDraft && <DraftNote onDrop={draft.drop} />}
        <ConfigForm
          key={hasDraft ? 'draft' : 'new'}
          idPrefix="case"
          values={draft.values}
          onChange={draft.keep}
          fields={[
            {
              key: 'reason',
              label: t('report.reason'),
              kind: 'select',
              required: true,
              options: reasonsFor(about).map((reason) => ({ value: reason, label: words.reason(reason) })),
            },
            {
              key: 'note',
              label: t('report.note'),
              hint: t('report.noteHint'),
              lines: 5,
              maxlength: limits.caseNote,
              autoComplete: 'off',
            },
          ]}
          submitText={t('report.submit')}
          busyText={t('report.busy')}
          {...state}
          extraActions={
            number && (
              <LinkButton variant="outlined" size="large" to={paths.accountCase(String(number))}>
                {t('number', { number })}
              </LinkButton>
            )
          }
          onSubmit={({ reason = '', note = '' }) => {
            const chosen = caseReasons.find((word) => word === reason)
            if (chosen) send({ about: { kind, id }, reason: chosen, note })
          }}
        />
      </PagePart>
    </Page>
  )
}
