import { ACCOUNT } from './ours.ts'

/** Log-ins a second, as BUDGETS #23 has it. */
const RATE = 20

/** Does a job while so many people a second log in; says how many of them were not let in. */
export async function whileTheyLogIn<T>(origin: string, job: () => Promise<T>): Promise<{ result: T; refused: number }> {
  const asked: Promise<boolean>[] = []
  const logIn = () =>
    fetch(`${origin}/api/login_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    }).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
  const timer = setInterval(() => asked.push(logIn()), 1000 / RATE)
  try {
    const result = await job()
    clearInterval(timer)
    return { result, refused: (await Promise.all(asked)).filter((isIn) => !isIn).length }
  } finally {
    clearInterval(timer)
  }
}
