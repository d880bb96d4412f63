const url = process.env.INNGEST_TEST_URL;
const signingKey = process.env.INNGEST_TEST_SIGNING_KEY;

/** Whether the suite runs against the engine of this repository; otherwise INNGEST_TEST_URL names a real server. */
export const isEmbedded = url === undefined;
export const externalUrl = url;
export const externalEventKey = process.env.INNGEST_TEST_EVENT_KEY;
export const externalSigningKey = signingKey;

/** A real server is told by its signing key: `inngest start` has one, `inngest dev` has none and checks nothing. */
export const isSigned = isEmbedded || signingKey !== undefined;

/** How long a thing may take that should happen at once, on a machine that has other things to do. */
export const PROMPTLY_MS = isEmbedded ? 30_000 : 45_000;
/** How long two retries may take: a real server waits 15 to 45 s before the first and 30 to 60 s before the second. */
export const RETRIES_MS = isEmbedded ? 30_000 : 180_000;
/** How long nothing more may happen before it is believed that nothing will. */
export const SETTLED_MS = isEmbedded ? 300 : 3_000;
/** A real server may round a time to whole seconds, and looks at what is due a few times a second. */
export const ROUNDING_MS = isEmbedded ? 10 : 1_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
