import { spawn } from "node:child_process";
import { GoalMode } from "../../client.ts";
import { isApiError } from "../../core/errors.ts";
import { delay } from "../../core/retrying.ts";
import { type Command, type CommandContext, textFlag } from "../command.ts";
import { EXIT, SignedOut, UsageError } from "../exit-codes.ts";
import { keyNotAccepted } from "../refused-key.ts";
import { AGENT, forgetSettings, readSettings, urlOf, writeSettings } from "../settings.ts";

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = { darwin: ["open"], win32: ["cmd", "/c", "start", ""], linux: ["xdg-open"] };

/** Opens the browser where there is one; the address is shown in any case. */
function openBrowser(url: string): void {
	const [file, ...args] = OPENERS[process.platform] ?? [];
	if (!file || process.env.GOAL_MODE_NO_BROWSER) return;
	spawn(file, [...args, url], { stdio: "ignore", detached: true })
		.on("error", () => undefined)
		.unref();
}

async function byKey(url: string, apiKey: string, { output }: CommandContext): Promise<number> {
	const client = new GoalMode({ baseUrl: url, apiKey, userAgent: AGENT });
	// A key may lack the right to read the account: that it is good shows in being refused for that alone.
	await client.workflows.getCatalog().catch((error: unknown) => {
		if (isApiError(error, "UNAUTHENTICATED")) throw new SignedOut(keyNotAccepted(apiKey, error.message));
		if (!isApiError(error, "FORBIDDEN")) throw error;
	});
	await writeSettings({ url, apiKey });
	output.show({ url }, () => `Signed in to ${url} with a key.`);
	return EXIT.ok;
}

async function byBrowser(url: string, { output, signal }: CommandContext): Promise<number> {
	const client = new GoalMode({ baseUrl: url, userAgent: AGENT });
	const asked = await client.auth.startDeviceLogin({ clientName: "goal-mode command line" }, { signal });
	output.note(`Open ${asked.verificationUrlComplete}\nand see that it shows the code ${asked.userCode}.`);
	openBrowser(asked.verificationUrlComplete);
	for (;;) {
		await delay(asked.intervalSeconds * 1000, signal);
		try {
			const { user, accessToken, refreshToken, expiresAt } = await client.auth.takeDeviceLogin({ deviceCode: asked.deviceCode }, { signal });
			await writeSettings({ url, tokens: { accessToken, refreshToken, expiresAt } });
			output.show({ url, email: user.email }, () => `Signed in to ${url} as ${user.email}.`);
			return EXIT.ok;
		} catch (error) {
			if (!isApiError(error, "DEVICE_LOGIN_PENDING")) throw error;
		}
	}
}

export const login: Command = {
	usage: "login [--url ADDRESS] [--key KEY]",
	summary: "Sign in through the browser, or with an API key",
	flags: { key: { type: "string", help: "an API key (ck_…) in place of the browser" } },
	run: async (context) => {
		const url = urlOf(textFlag(context.flags, "url"), await readSettings());
		const key = textFlag(context.flags, "key");
		if (key !== undefined && !key.startsWith("ck_")) throw new UsageError("A key begins with ck_. It is made in Account settings, API keys.");
		return key ? byKey(url, key, context) : byBrowser(url, context);
	},
};

export const logout: Command = {
	usage: "logout",
	summary: "Sign out and forget what login kept",
	flags: {},
	run: async ({ output, open }) => {
		const { tokens } = await readSettings();
		if (tokens) await (await open()).auth.signOut({ refreshToken: tokens.refreshToken }).catch(() => undefined);
		await forgetSettings();
		output.show({ success: true }, () => "Signed out.");
		return EXIT.ok;
	},
};
