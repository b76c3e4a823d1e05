import type { ApiProcess } from './api-process.ts';
import { createFuzzer, createRandom, type Samples } from './fuzz-requests.ts';
import { makePerson, makePlatformAdmin } from './people.ts';
import { makeRightsWorld, type RightsWorld } from './rights-world.ts';
import type { RouteSample } from './route-sample.ts';
import { ROUTE_SAMPLES } from './route-samples.ts';
import { signInDirectly } from './sign-in-directly.ts';
import type { TestApp } from './test-app.ts';

export const FUZZ_ACTORS = ['guest', 'member', 'platformAdmin'] as const;
type FuzzActor = (typeof FUZZ_ACTORS)[number];
type Tally = { sent: number; succeeded: number };

const AT_ONCE = 16;
/** What is sent deletes what the samples are about, and uses up what may be done so often. */
const WORLD_EVERY = 10_000;

type Load = {
  readonly shop: TestApp;
  readonly server: ApiProcess;
  readonly requests: number;
  readonly endsAt: number;
};

/** Sends requests of guests, members and platform admins in turn, and answers with what was broken by them. */
export async function fuzz({ shop, server, requests, endsAt }: Load) {
  const next = createFuzzer(await (await server.call('GET', '/api/openapi.json')).json(), createRandom(7));
  const broken: string[] = [];
  const tallies: Record<FuzzActor, Tally> = { guest: empty(), member: empty(), platformAdmin: empty() };
  let sent = 0;
  const mayGoOn = () => sent < requests && performance.now() < endsAt;
  while (mayGoOn()) {
    await shop.deps.db.deleteFrom('rateLimit').execute();
    const world = await makeRightsWorld(shop);
    const samples = await makeSamples(world);
    const worldEndsAt = sent + WORLD_EVERY;
    const work = async () => {
      const sessions = openSessions(world);
      while (mayGoOn() && sent < worldEndsAt) {
        const actor = FUZZ_ACTORS[sent % FUZZ_ACTORS.length] ?? 'guest';
        sent += 1;
        const { method, path, body } = next(samples);
        const cookie = await sessions.cookieOf(actor);
        const response = await server.call(method, path, { ...(cookie === undefined ? {} : { cookie }), body });
        await response.arrayBuffer();
        if (response.status === 401) sessions.forget(actor);
        if (response.status >= 500 && response.status !== 503)
          broken.push(`${response.status} ${actor} ${method} ${path} ${JSON.stringify(body)}`);
        tallies[actor].sent += 1;
        if (response.ok) tallies[actor].succeeded += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return { broken, tallies };
}

const empty = (): Tally => ({ sent: 0, succeeded: 0 });

/** Sessions end by what is sent in them; another person goes on. */
function openSessions({ shop: { deps }, businessUnitId }: RightsWorld) {
  const cookies = new Map<FuzzActor, string>();
  const makeUser = {
    member: () => makePerson(deps, { businessUnitId }),
    platformAdmin: () => makePlatformAdmin(deps),
  };
  return {
    cookieOf: async (actor: FuzzActor): Promise<string | undefined> => {
      if (actor === 'guest') return undefined;
      const cookie = cookies.get(actor) ?? (await signInDirectly(deps, (await makeUser[actor]()).userId));
      cookies.set(actor, cookie);
      return cookie;
    },
    forget: (actor: FuzzActor) => cookies.delete(actor),
  };
}

/** Tokens are left out: they are in mails, which the server under test sends by itself. */
async function makeSamples(world: RightsWorld): Promise<Samples> {
  const samples = new Map<string, RouteSample>();
  for (const [route, makeSample] of Object.entries(ROUTE_SAMPLES)) {
    if (!route.includes('{token}')) samples.set(route, await makeSample(world));
  }
  return samples;
}
