import { parseArgs } from "node:util";
import { takeAppEnvironment } from "./take-app-environment";

const USAGE = "Say whose: npm run accounts:end-sessions -- ADDRESS, or an account's id; --keys ends its API keys too.";

/** `npm run accounts:end-sessions -- ADDRESS`: signs an account out everywhere, and says what was ended. */
export async function endSessions(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { keys: { type: "boolean", default: false } } });
	const [account] = positionals;
	if (!account || positionals.length > 1) throw new Error(USAGE);
	takeAppEnvironment();
	const { endSessionsOf } = await import("@/lib/accounts/devices/end-sessions-of");
	const { closeDatabase } = await import("@/lib/platform/database/db");
	try {
		const { userId, sessions, apiKeys, keptApiKeys } = await endSessionsOf(account, { endsApiKeys: values.keys });
		const lines = [
			`✓ Sessions of ${account} (${userId}) ended: ${sessions.length}. Their tokens stop within five seconds`,
			...sessions.map(({ device, lastUsedAt }) => `    ${device}, last used ${lastUsedAt.toISOString()}`),
			...(values.keys ? [`✓ API keys ended: ${apiKeys.length}`] : []),
			...apiKeys.map(({ name, prefix }) => `    ${prefix}… (${name})`),
			...(keptApiKeys > 0 ? [`  API keys that go on: ${keptApiKeys}; --keys ends them too`] : []),
			"  The password and linked providers still sign in.",
		];
		process.stdout.write(`${lines.join("\n")}\n`);
	} finally {
		await closeDatabase();
	}
}
