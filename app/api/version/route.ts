import { libraryRoute } from "@/lib/http/library-route";
import packageJson from "@/package.json";

/** Which version answers: for probes that should cost nothing, and the floor that the benches compare with. */
async function version(): Promise<Response> {
	return Response.json({ version: packageJson.version });
}

export const { GET, POST, PUT, PATCH, DELETE } = libraryRoute({ GET: version }, null);
