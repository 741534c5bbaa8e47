import { useLocation, useParams, useSearchParams } from 'react-router'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { paths } from '../../../shared/paths'
import { pageIn } from '../../../shared/lists/listAddress'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { HistoryFrame } from './list/HistoryFrame'
import { PassPages } from './passes/PassPages'

export function PassHistoryScreen() {
  const { page: segment, id } = useParams()
  const { search } = useLocation()
  const [params] = useSearchParams()
  const view = params.get('view')
  useFocusOnChange(view)
  const page = pageIn(segment)
  if (!page) return <Redirect to={`${paths.accountPassHistory}/1${search}`} />
  return (
    <PassPages
      page={page}
      id={id}
      view={view}
      base={paths.accountPassHistory}
      frame={(list) => <HistoryFrame tab="passes">{list}</HistoryFrame>}
    />
  )
}
