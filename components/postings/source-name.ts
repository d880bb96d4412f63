const NAMES: Record<string, string> = { smartrecruiters: "SmartRecruiters", remoteok: "Remote OK" };

/** A posting source as its owner writes it: "greenhouse" as "Greenhouse". */
export function sourceName(provider: string): string {
	return NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
