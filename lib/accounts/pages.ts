import "server-only";
import { env } from "@/lib/platform/env";

/** Addresses of the pages that mails lead to. */
export const pages = {
	signIn: () => `${env().APP_URL}/sign-in`,
	verify: (token: string) => `${env().APP_URL}/verify?token=${token}`,
	forgot: () => `${env().APP_URL}/forgot`,
	reset: (token: string) => `${env().APP_URL}/reset?token=${token}`,
	methods: () => `${env().APP_URL}/account/methods`,
	sessions: () => `${env().APP_URL}/account/sessions`,
	apiKeys: () => `${env().APP_URL}/account/api-keys`,
	credits: () => `${env().APP_URL}/credits`,
	data: () => `${env().APP_URL}/account/data`,
} as const;
