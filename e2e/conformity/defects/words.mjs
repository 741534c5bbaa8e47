/** Words to say a defect: what it does to the requests and the answers of a call. */

const isOf = (names, { name }) => [names].flat().includes(name)

/** An answer of the proxy's own. */
export const answered = (status, json, headers) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: JSON.stringify(json),
})
export const good = (data) => answered(200, { errors: [], data })
export const refusal = (status, code) => answered(status, { errors: [{ code, message: 'Refused.' }], data: null })

/** Changes the data of good answers; what the change returns takes the place of the data. */
export const data = (names, change) => ({
  after: (answer, request, memory) => {
    if (!isOf(names, request) || answer.json?.data == null) return
    answer.json.data = change(answer.json.data, request, memory) ?? answer.json.data
    answer.changed = true
  },
})

/** Changes whole answers. */
export const answer = (names, change) => ({
  after: (own, request, memory) => {
    if (names === '*' ? request.name : isOf(names, request)) change(own, request, memory)
  },
})

/** Changes the body of requests. */
export const body = (names, change) => ({
  before: (request, memory) => {
    if (!isOf(names, request) || request.json == null) return undefined
    change(request.json, request, memory)
    request.changed = true
    return undefined
  },
})

/** Changes requests, or answers them. */
export const request = (names, change) => ({
  before: (own, memory) => ((names === '*' ? own.name : isOf(names, own)) ? change(own, memory) : undefined),
})

/** Changes the query of requests. */
export const query = (names, change) =>
  request(names, (own) => {
    const url = new URL(own.url, 'http://proxy')
    change(url.searchParams)
    own.url = url.pathname + url.search
  })

/** Answers a refusal by a code in another way. */
export const instead = (names, code, otherwise) =>
  answer(names, (own) => {
    if (own.json?.errors?.[0]?.code !== code) return
    const { status, headers, text } = otherwise(own)
    Object.assign(own, { status, headers: { ...own.headers, ...headers }, text, changed: false })
  })

/** Remembers the first good answer by a key, and gives it again whatever follows. */
export const firstAnswerAgain = (names, keyOf) => ({
  before: (own, memory) => (isOf(names, own) ? memory[keyOf(own)] && { ...memory[keyOf(own)] } : undefined),
  after: (own, { name, ...rest }, memory) => {
    if (!isOf(names, { name }) || own.json?.errors?.length !== 0) return
    memory[keyOf({ name, ...rest })] ??= { status: own.status, headers: own.headers, text: own.text }
  },
})

/** The token of the rider whom the mock backend has signed in. */
const riderToken = 'Bearer session-of-user-rider'

/** Lets requests of a call through as that rider. */
export const asRider = (names, isMeant) => ({
  before: (own, memory) => {
    if (isOf(names, own) && isMeant(own.headers.authorization, memory)) own.headers.authorization = riderToken
  },
  after: (own, { name, json }, memory) => {
    if (name === 'login' && json?.email !== 'rider@example.com')
      memory.temporary = `Bearer ${own.json?.data?.access_token}`
  },
})
