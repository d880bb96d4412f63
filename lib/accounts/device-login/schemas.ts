import { z } from "zod";

/** Letters and digits that are not taken for one another, and that make no words. */
export const USER_CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";

const Timestamp = z.iso.datetime();

export const StartDeviceLoginBody = z.object({
	clientName: z
		.string()
		.trim()
		.min(1)
		.max(80)
		.regex(/^[\w .,()/+-]*$/, "A program's name is letters, digits and simple signs.")
		.describe("What the person is shown"),
});

export const StartedDeviceLogin = z.object({
	deviceCode: z.string().describe("For the program alone: it asks with it for the tokens"),
	userCode: z.string().describe("To be compared by the person"),
	verificationUrl: z.url(),
	verificationUrlComplete: z.url().describe("The same with the code in it"),
	expiresAt: Timestamp,
	intervalSeconds: z.number().int().describe("How long to wait between two questions"),
});

export const TakeDeviceLoginBody = z.object({ deviceCode: z.string().min(1).max(200) });

/** A code as a person may type it: small letters, with or without the hyphen. */
export const UserCodeParams = z.object({ userCode: z.string() });

export const DeviceLogin = z.object({ userCode: z.string(), clientName: z.string(), ipAddress: z.string(), createdAt: Timestamp, expiresAt: Timestamp });
export type DeviceLogin = z.infer<typeof DeviceLogin>;
export const AnswerDeviceLoginBody = z.object({ isApproved: z.boolean() });
