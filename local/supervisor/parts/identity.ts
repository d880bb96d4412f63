import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback, type StackContext } from "@/local/supervisor/stack-context";

const CLIENT_ID = "goal-mode-local";

interface Provider {
	readonly name: "google" | "github";
	readonly title: string;
	/** Where the application finds it. */
	addresses(origin: string): Record<string, string>;
}

function identityService({ name, title, addresses }: Provider): Service {
	const prefix = name.toUpperCase();
	const origin = ({ ports }: StackContext) => loopback(ports[name]);
	return {
		name,
		replacedBy: [`${prefix}_CLIENT_ID`],
		variables: (context) => ({ [`${prefix}_CLIENT_ID`]: CLIENT_ID, [`${prefix}_CLIENT_SECRET`]: context.secrets[name], ...addresses(origin(context)) }),
		part: (context) => ({
			name,
			title,
			dependsOn: [],
			stopSignal: "SIGTERM",
			stopWithinMs: 5_000,
			readyWithinMs: 60_000,
			launch: () =>
				typescriptLaunch(context, `local/identity/${name}/main.ts`, {
					PORT: String(context.ports[name]),
					CLIENT_ID,
					CLIENT_SECRET: context.secrets[name],
					REDIRECT_URI: `${context.webUrl}/api/v1/auth/oauth/${name}/callback`,
				}),
			isHealthy: async () => (await httpStatus(`${origin(context)}/health`)) === 200,
		}),
	};
}

export const google = identityService({ name: "google", title: "Sample Google sign-in", addresses: (origin) => ({ GOOGLE_ISSUER: origin }) });

export const github = identityService({
	name: "github",
	title: "Sample GitHub sign-in",
	addresses: (origin) => ({
		GITHUB_ISSUER: `${origin}/login/oauth`,
		GITHUB_AUTHORIZE_URL: `${origin}/login/oauth/authorize`,
		GITHUB_TOKEN_URL: `${origin}/login/oauth/access_token`,
		GITHUB_USER_URL: `${origin}/user`,
		GITHUB_EMAILS_URL: `${origin}/user/emails`,
	}),
});
