"use client";

import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import { percent, ShareBars } from "./share-bars";

interface RewardSharesProps {
	analytics: Analytics;
	/** What the survey offers: only that has a row. */
	offers?: { hasEarlyBird: boolean; hasLine: boolean; hasMystery: boolean } | undefined;
	hrefs?: { earlyBird: string; binding: string } | undefined;
	fileName: string;
}

/** How many of those who answered were early, connected LINE, and unlocked the mystery event. */
export function RewardShares({ analytics, offers, hrefs, fileName }: RewardSharesProps) {
	const { number } = useFormat();
	const { totalResponses, earlyBirdCount, messagingBindingCount, mysteryUnlockedCount } = analytics;
	const shareOf = (count: number) => (totalResponses === 0 ? 0 : count / totalResponses);
	const rows = [
		{ key: "early", label: "Early birds", count: earlyBirdCount, href: hrefs?.earlyBird, ink: "fill-attention" },
		{ key: "line", label: "Connected LINE", count: messagingBindingCount, href: hrefs?.binding, ink: "fill-success" },
		{ key: "unlocked", label: "Unlocked the mystery event", count: mysteryUnlockedCount, href: undefined, ink: "fill-info" },
	].filter(({ count }, index) => count > 0 || !offers || [offers.hasEarlyBird, offers.hasLine, offers.hasMystery][index]);
	return (
		<ChartCard
			title="Rewards and LINE"
			fileName={`${fileName}-rewards`}
			table={{
				columns: ["Of all responses", "Count", "Share"],
				rows: rows.map(({ label, count, href }) => [
					{ value: label },
					{ value: count, text: number(count), ...(href ? { href } : {}) },
					{ value: shareOf(count), text: percent(shareOf(count)) },
				]),
			}}
		>
			<ShareBars bars={rows.map((row) => ({ ...row, share: shareOf(row.count) }))} />
		</ChartCard>
	);
}
