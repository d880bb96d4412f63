import "server-only";
import { env } from "@/lib/platform/env";
import { EnvironmentError } from "./environment";

/** Called when a server starts. What is wrong with the environment is said on the terminal and ends the server, which could only answer 500. */
export function checkedStart(): void {
	try {
		// next-auth reads this variable itself.
		process.env.NEXTAUTH_URL ||= env().APP_URL;
	} catch (error) {
		// A hosted function must throw: its platform shows that, and would only start an ended process again.
		if (!(error instanceof EnvironmentError) || process.env.VERCEL === "1") throw error;
		process.stderr.write(`\n${error.message}\n\n`);
		process.exit(1);
	}
}
