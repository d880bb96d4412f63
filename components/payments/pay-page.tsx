"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { openCheckoutHere, reopenCheckout } from "./paddle-script";

interface PayPageProps {
	settings: { scriptUrl: string; token: string; isSandbox: boolean };
	transactionId: string;
}

type State = "opening" | "open" | "closed" | "paid" | "failed";

const WORDS: Record<State, string> = {
	opening: "Opening the checkout…",
	open: "The checkout is open.",
	closed: "The checkout is closed. Nothing was charged by that.",
	paid: "Paid. One moment…",
	failed: "",
};

/** Opens the provider's checkout over this page, and leads on from it. */
export function PayPage({ settings, transactionId }: PayPageProps) {
	const [state, setState] = useState<State>("opening");
	const { scriptUrl, token, isSandbox } = settings;
	const next = `/pay/done?transaction=${encodeURIComponent(transactionId)}`;
	useEffect(() => {
		const onEvent = (name: string) => {
			if (name === "checkout.loaded") setState("open");
			if (name === "checkout.closed") setState((now) => (now === "paid" ? now : "closed"));
			if (name !== "checkout.completed") return;
			setState("paid");
			window.location.assign(`${next}&paid=1`);
		};
		openCheckoutHere({ scriptUrl, token, isSandbox, onEvent }).catch(() => setState("failed"));
	}, [scriptUrl, token, isSandbox, next]);
	return (
		<>
			<h1 className="font-semibold text-2xl">Payment</h1>
			<p role="status" className="text-ink-muted">
				{WORDS[state]}
			</p>
			{state === "failed" && (
				<Notice
					tone="danger"
					title="The checkout could not be loaded"
					action={
						<Button size="sm" onClick={() => window.location.reload()}>
							Try again
						</Button>
					}
				>
					Nothing was charged. A blocker of scripts may stand in its way, or the connection.
				</Notice>
			)}
			{state === "closed" && (
				<Button variant="primary" className="justify-self-start" onClick={() => reopenCheckout(transactionId)}>
					Open the checkout again
				</Button>
			)}
			{state !== "paid" && (
				<Link href={next} className="justify-self-start text-accent underline underline-offset-2">
					Back without paying
				</Link>
			)}
		</>
	);
}
