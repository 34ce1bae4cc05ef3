export interface Received {
  ats: string;
  tenant: string;
  postingId: string;
  name: string;
  email: string;
  files: { name: string; sha256: string }[];
}

const origin = `http://127.0.0.1:${Number(process.env.JOURNEYS_PORT) + 1}`;

/** What the employers really received from this person. */
export async function receivedFrom(email: string): Promise<Received[]> {
  const all = (await (await fetch(`${origin}/inbox.json`)).json()) as Received[];
  return all.filter((application) => application.email === email);
}

export async function setEmployerResponse(
  employer: { ats: string; tenant: string },
  behavior: 'captcha' | 'normal' | 'changed',
): Promise<void> {
  await fetch(`${origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...employer, behavior }),
  });
}
