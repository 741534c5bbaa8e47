import type { UserRecord } from '../state/identity/users'
import type { Backend } from './useBackend'

function marksOf(user: UserRecord): string[] {
  return [
    user.email_confirmed ? '' : 'email not confirmed',
    user.mfa_enrollment_status === '1' ? 'codes by text message' : '',
    user.mfa_enrollment_status === '0' ? (user.mfa_required ? 'must set up codes' : 'may set up codes') : '',
    user.password === null ? 'no password, Google alone' : '',
  ].filter(Boolean)
}

export function PeopleTab({ backend }: { backend: Backend }) {
  const { state, portalMock, act, reopen } = backend
  const signIn = (email?: string) =>
    act(async () => {
      await portalMock.signIn(email)
      reopen()
    })
  return (
    <section>
      <p className="soft">
        One press signs a rider in, without password and code. The backend keeps all that has happened, and the cart
        stays.
      </p>
      <ul className="cards">
        <li>
          <button type="button" className="card" onClick={() => signIn()}>
            <b>Nobody</b>
            <span className="soft">Signs out whoever is here.</span>
          </button>
        </li>
        {state?.users.map((user) => (
          <li key={user.uuid}>
            <button type="button" className="card" onClick={() => signIn(user.email)}>
              <b>
                {user.first_name} {user.last_name}
              </b>
              <span className="soft">{[user.email, ...marksOf(user)].join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="soft">
        By hand: the password of everybody is <code>Transit-2026</code>, the code is <code>123456</code>.
      </p>
    </section>
  )
}
