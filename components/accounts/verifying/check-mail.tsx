"use client";

import { useEffect, useState } from "react";
import { rememberedAddress } from "./remembered-address";
import { VerificationMailForm } from "./verification-mail-form";

/** Names the address that the mail went to, and sends another one. */
export function CheckMail() {
	const [email, setEmail] = useState<string | null>(null);
	useEffect(() => setEmail(rememberedAddress()), []);
	return (
		<>
			<p className="text-ink-muted">
				We sent a link to {email ? <strong className="break-all text-ink">{email}</strong> : "your address"}. Open it within 24 hours, best in this browser: it
				confirms the address, signs you in and leads back to where you were.
			</p>
			<div className="grid gap-4 border-t pt-5">
				<div>
					<h2 className="font-semibold">Nothing there?</h2>
					<p className="text-ink-muted">Look into the spam folder and check the address, or get a new link.</p>
				</div>
				{email !== null && <VerificationMailForm knownEmail={email} />}
			</div>
		</>
	);
}
