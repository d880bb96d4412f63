import { portsInUse } from "@/local/processes/port-book";
import { appEnvironment } from "@/local/supervisor/app-environment";
import { readEndpoints } from "@/local/supervisor/endpoints";
import { loadSecrets } from "@/local/supervisor/secrets";
import { activeServices, isSet } from "@/local/supervisor/services";
import { readSettings, type Settings } from "@/local/supervisor/settings";

/** What the application of the stack that is up here was given. */
function stackEnvironment(settings: Settings): Record<string, string> {
	const { localDir } = settings;
	const endpoints = readEndpoints(localDir);
	if (!endpoints) throw new Error("DATABASE_URL is not set, and no local stack is up here. Set the application's variables, or start it with npm start.");
	const ports = { ...portsInUse(localDir), web: Number(new URL(endpoints.web).port) };
	const context = { settings, secrets: loadSecrets(localDir), ports, databaseUrl: endpoints.databaseUrl, webUrl: endpoints.web, isSet };
	return appEnvironment(context, activeServices());
}

/**
 * Gives this process the environment of the application, so that it can call the application's verbs: the operator's own where DATABASE_URL is set,
 * else that of the local stack. Before anything of `lib` that reads it is imported.
 */
export function takeAppEnvironment(): void {
	const settings = readSettings(false);
	if (!process.env.DATABASE_URL) Object.assign(process.env, stackEnvironment(settings));
	process.env.LOG_LEVEL = "warn";
}
