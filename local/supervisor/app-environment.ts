import path from "node:path";
import type { Service } from "./service";
import type { StackContext } from "./stack-context";

/**
 * The application's environment: the standard variables of every service that runs here, and of the stack itself. Variables that the
 * user has set are left out, so theirs reach the application.
 */
export function appEnvironment(context: StackContext, services: Service[]): Record<string, string> {
	const { settings, secrets, webUrl } = context;
	const own: Record<string, string> = {
		APP_URL: webUrl,
		NEXTAUTH_URL: webUrl,
		NEXTAUTH_SECRET: secrets.session,
		TOKEN_SECRET: secrets.token,
		STORAGE_DIR: path.join(settings.localDir, "storage"),
		LOG_LEVEL: "info",
		NEXT_TELEMETRY_DISABLED: "1",
	};
	for (const service of services) Object.assign(own, service.variables(context));
	return Object.fromEntries(Object.entries(own).filter(([name]) => !context.isSet(name)));
}
