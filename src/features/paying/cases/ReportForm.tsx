import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { caseReasons } from '../../../api/contract/paying/cases'
import * as limits from '../../../api/contract/base/limits'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FormValues } from '../../../shared/forms/fields/fieldSpec'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { useDraft } from '../../../shared/forms/saving/useDraft'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { BackLink } from '../../../shared/ui/buttons/BackLink'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Page } from '../../../shared/ui/page/Page'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { selectRiderId } from '../../identity/session'
import type { Reported } from './caseAddress'
import { alreadyReported, caseReport, draftOfReport } from './cases'
import { useCaseWords } from './useCaseWords'

/** Nobody receives a ride. */
const reasonsFor = ({ kind }: Reported) => caseReasons.filter((reason) => kind === 'order' || reason !== 'not_received')

export default function ReportForm({ about }: { about: Reported }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const sum = words.sum(about)
  const what = words.subject(about)
  return (
    <Page
      title={t('report.title')}
      lead={t('report.lead')}
      back={about.kind === 'order' && <BackLink to={paths.accountOrder(about.id)}>{what}</BackLink>}
      form
    >
      <PagePart title={sum ? t('report.about', { what, amount: sum }) : what}>
        <Report about={about} />
      </PagePart>
    </Page>
  )
}

/** What is chosen and typed stays until it is sent. */
function useReportDraft({ kind, id }: Reported) {
  const { values, keep: store, drop: forget } = useDraft(draftOfReport({ kind, id }), useAppSelector(selectRiderId))
  const [{ reason = '', note = '' }, setTyped] = useState<FormValues>(values ?? {})
  const keep = (changed: FormValues) => {
    const typed = { reason, note, ...changed }
    setTyped(typed)
    store(typed)
  }
  const drop = () => {
    forget()
    setTyped({})
  }
  return { values, reason: caseReasons.find((word) => word === reason), keep, drop }
}

function Report({ about }: { about: Reported }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const [report, send] = useSubmission(caseReport)
  const { values, reason, keep, drop } = useReportDraft(about)
  const [missed, setMissed] = useState(0)
  const state = formState(report)
  const number = state.errors?.find(({ key }) => key === alreadyReported)?.values?.number
  const submit = ({ note = '' }: FormValues) => {
    if (!reason) return setMissed(missed + 1)
    send({ about: { kind: about.kind, id: about.id }, reason, note })
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      {values && <DraftNote onDrop={drop} />}
      <ChoiceList
        // Each try tells the error again, and leads to the choices.
        key={missed}
        name="case-reason"
        legend={t('report.reason')}
        choices={reasonsFor(about).map((value) => ({ value, label: words.reason(value) }))}
        value={reason ?? null}
        onChange={(chosen) => keep({ reason: chosen })}
        error={missed > 0 && !reason ? t('report.reasonMissing') : undefined}
      />
      <ConfigForm
        key={values ? 'draft' : 'new'}
        idPrefix="case"
        values={values}
        onChange={keep}
        fields={[
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
        onSubmit={submit}
        onWrong={() => {
          if (!reason) setMissed(missed + 1)
          return !reason
        }}
      />
    </Box>
  )
}
