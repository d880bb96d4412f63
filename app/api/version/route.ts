import packageJson from "@/package.json";

/** Which version answers: for probes that should cost nothing, and the floor that the benches compare with. */
export function GET(): Response {
	return Response.json({ version: packageJson.version });
}
