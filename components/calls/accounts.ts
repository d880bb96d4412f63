// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { apiKeyOperations as ApiKeyOperations } from "@/lib/accounts/api-keys/operations";
import type { deviceLoginOperations as DeviceLoginOperations } from "@/lib/accounts/device-login/operations";
import type { notificationOperations as NotificationOperations } from "@/lib/accounts/notifications/operations";
import type { methodOperations as MethodOperations, oauthOperations as OauthOperations } from "@/lib/accounts/oauth/operations";
import type { accountOperations as AccountOperations } from "@/lib/accounts/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const apiKeyOperations = callsOf<typeof ApiKeyOperations>({
	revokeApiKey: ["DELETE", "/users/me/api-keys/{keyId}"],
	listApiKeys: ["GET", "/users/me/api-keys"],
	createApiKey: ["POST", "/users/me/api-keys", false],
});

export const deviceLoginOperations = callsOf<typeof DeviceLoginOperations>({
	startDeviceLogin: ["POST", "/auth/device", false],
	getDeviceLogin: ["GET", "/auth/device/{userCode}"],
	answerDeviceLogin: ["POST", "/auth/device/{userCode}/answer"],
	takeDeviceLogin: ["POST", "/auth/device/token", false],
});

export const notificationOperations = callsOf<typeof NotificationOperations>({
	getNotificationPreferences: ["GET", "/users/me/notification-preferences"],
	updateNotificationPreferences: ["PATCH", "/users/me/notification-preferences"],
	stopMails: ["POST", "/users/unsubscribe", false],
	openStopMails: ["GET", "/users/unsubscribe"],
});

export const methodOperations = callsOf<typeof MethodOperations>({
	listSignInMethods: ["GET", "/users/me/sign-in-methods"],
	startLink: ["POST", "/users/me/sign-in-methods/{provider}", false],
	unlinkProvider: ["DELETE", "/users/me/sign-in-methods/{provider}"],
});

export const oauthOperations = callsOf<typeof OauthOperations>({
	startGoogle: ["GET", "/auth/oauth/google/start"],
	finishGoogle: ["GET", "/auth/oauth/google/callback"],
	startGitHub: ["GET", "/auth/oauth/github/start"],
	finishGitHub: ["GET", "/auth/oauth/github/callback"],
});

export const accountOperations = callsOf<typeof AccountOperations>({
	startGuestSession: ["POST", "/auth/anonymous", false],
	changePassword: ["POST", "/auth/change-password"],
	forgotPassword: ["POST", "/auth/forgot-password"],
	refreshSession: ["POST", "/auth/refresh", false],
	resendVerification: ["POST", "/auth/resend-verification"],
	resetPassword: ["POST", "/auth/reset-password"],
	signIn: ["POST", "/auth/signin", false],
	signOutAll: ["POST", "/auth/signout-all"],
	signOut: ["POST", "/auth/signout"],
	signUp: ["POST", "/auth/signup"],
	verifyEmail: ["POST", "/auth/verify-email"],
	listMySessions: ["GET", "/users/me/sessions"],
	endOtherSessions: ["DELETE", "/users/me/sessions"],
	endSession: ["DELETE", "/users/me/sessions/{sessionId}"],
	getProfile: ["GET", "/users/me"],
	updateProfile: ["PATCH", "/users/me"],
	deleteAccount: ["DELETE", "/users/me"],
});
