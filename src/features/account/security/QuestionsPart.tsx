import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { Button } from '../../../shared/ui/buttons/Button'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { selectUser } from '../../identity/session'
import { EditedPart } from './EditedPart'
import { PartFailed } from '../../../shared/ui/page/PartFailed'
import { choiceOf, questionFields } from './questionFields'
import { questionsChoice, securityQuestions } from './questions'
import { useEdited } from './useEdited'

/** Shows the chosen security questions, and lets the rider choose others (ACC-03). */
export function QuestionsPart() {
  const { t } = useTranslation(['security', 'shared'])
  const hasPassword = useAppSelector(selectUser)?.has_password !== false
  const questions = useRemote(securityQuestions)
  const { state, send, isOpen, open, close } = useEdited(questionsChoice)
  const { offered = [], own = [] } = valueOf(questions) ?? {}
  const isLoaded = questions.status === 'loaded'
  return (
    <EditedPart
      id="questions"
      title={t('questions.title')}
      state={
        hasPassword ? (
          <>
            <div>{t('questions.text')}</div>
            {questions.status === 'failed' && <PartFailed error={questions.error} onRetry={questions.retry} />}
            {!isLoaded && questions.status !== 'failed' && <OneLine />}
            {isLoaded && own.length === 0 && <div>{t('questions.none')}</div>}
            {own.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {own.map(({ question_uuid, text }) => (
                  <li key={question_uuid}>{text}</li>
                ))}
              </Box>
            )}
          </>
        ) : (
          t('questions.needPassword')
        )
      }
      acts={
        hasPassword &&
        questions.status !== 'failed' && (
          // While the questions load, an invisible button keeps the place, so that nothing below moves under a press.
          <Button variant="outlined" onClick={open} sx={isLoaded ? undefined : { visibility: 'hidden' }}>
            {t(own.length > 0 ? 'questions.change' : 'questions.choose')}
          </Button>
        )
      }
      form={
        isOpen && (
          <ConfigForm
            secret
            idPrefix="questions"
            fields={questionFields(offered, t)}
            submitText={t('questions.submit')}
            busyText={t('saving')}
            {...formState(state)}
            onSubmit={(values) => send(choiceOf(values))}
            extraActions={
              <Button size="large" onClick={close}>
                {t('shared:cancel')}
              </Button>
            }
          />
        )
      }
    />
  )
}

/** It is as high as the sentence that there are no questions. */
const OneLine = () => (
  <Box sx={{ height: '1lh' }}>
    <SkeletonLines lines={1} />
  </Box>
)
