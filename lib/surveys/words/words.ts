/** What the pages of a survey say to whoever answers it, besides the creator's own words. `{…}` is filled in. */
export interface Words {
	readonly required: string;
	readonly next: string;
	readonly back: string;
	readonly send: string;
	readonly sending: string;
	readonly step: string;
	readonly aboutYou: string;
	readonly aboutYouHelp: string;
	readonly privacy: string;
	readonly name: string;
	readonly email: string;
	readonly emailHelp: string;
	readonly gone: string;
	readonly needsAnswer: string;
	readonly needsChoice: string;
	readonly needsName: string;
	readonly needsEmail: string;
	readonly badEmail: string;
	readonly needsNumber: string;
	readonly atLeast: string;
	readonly atMost: string;
	readonly pickAtLeast: string;
	readonly pickAtMost: string;
	readonly tooLong: string;
	readonly goneAnswer: string;
	readonly oneProblem: string;
	readonly problems: string;
	readonly earlyBird: string;
	readonly earlyBirdUntil: string;
	readonly surpriseWaits: string;
	readonly restored: string;
	readonly startOver: string;
	readonly offline: string;
	readonly failed: string;
	readonly busy: string;
	readonly already: string;
	readonly closedTitle: string;
	readonly fullTitle: string;
	readonly closedText: string;
	readonly fullText: string;
	readonly missingTitle: string;
	readonly missingText: string;
	readonly troubleTitle: string;
	readonly troubleText: string;
	readonly tryAgain: string;
	readonly thanksTitle: string;
	readonly arrived: string;
	/** Said where answers are kept apart and something is offered for them. */
	readonly notCountedYet: string;
	readonly youAreEarly: string;
	readonly surprise: string;
	readonly progress: string;
	readonly unlocksAtCount: string;
	readonly unlocksWithLine: string;
	readonly unlocksWithBoth: string;
	readonly unlocksForConnected: string;
	readonly unlocked: string;
	readonly rewardCode: string;
	readonly rewardLink: string;
	readonly look: string;
	readonly keepPage: string;
	readonly lineTitle: string;
	readonly lineText: string;
	readonly lineButton: string;
	readonly lineDone: string;
	readonly lineUnreachable: string;
	readonly lineAdd: string;
	readonly newTab: string;
	readonly lineDenied: string;
	readonly lineState: string;
	readonly lineToken: string;
	readonly lineTrouble: string;
	readonly lineTaken: string;
	readonly lineOther: string;
	readonly lineMissing: string;
	readonly confirmTitle: string;
	readonly confirmText: string;
	readonly confirmWarning: string;
	readonly confirmYes: string;
	readonly confirmNo: string;
	readonly pushText: string;
}

/** A sentence with its places filled in. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
