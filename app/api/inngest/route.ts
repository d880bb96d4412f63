import { engineEndpoint } from "@/inngest/serve";
import { libraryRoute } from "@/lib/http/library-route";

/** An engine sends at most 4 MB of a run's state in one call, and leaves more of it to be asked for. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = libraryRoute(engineEndpoint, MAX_BODY_BYTES);
