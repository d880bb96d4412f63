import { SMTPServer } from "smtp-server";
import type { MailStore } from "./store";

const MAX_MESSAGE_BYTES = 25_000_000;

function addressOf(server: SMTPServer): number {
	const address = server.server.address();
	if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
	return address.port;
}

/** Takes every message for everybody, with or without a sign-in, and keeps it. Resolves to the port and a way to close. */
export async function startSmtp(store: MailStore, port: number): Promise<{ port: number; close(): Promise<void> }> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		disableReverseLookup: true,
		size: MAX_MESSAGE_BYTES,
		onAuth: (_credentials, _session, done) => done(null, { user: "anybody" }),
		onData: (stream, session, done) => {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.once("end", () => {
				if (stream.sizeExceeded) return done(Object.assign(new Error("The message is too large."), { responseCode: 552 }));
				const recipients = session.envelope.rcptTo.map(({ address }) => address);
				store.add(Buffer.concat(chunks), recipients).then(
					(id) => done(null, `kept as ${id}`),
					() => done(Object.assign(new Error("The message could not be kept; try again."), { responseCode: 451 })),
				);
			});
		},
	});
	// A client that breaks off is its own business, not this server's.
	server.on("error", () => undefined);
	await new Promise<void>((resolve, reject) => {
		server.server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	return { port: addressOf(server), close: () => new Promise((resolve) => server.close(() => resolve())) };
}
