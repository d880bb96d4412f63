/** What the contract and we allow of a survey. */
export const SURVEY_LIMITS = {
	title: 200,
	description: 2_000,
	earlyBirdDescription: 500,
	messagingOaId: 100,
	message: 1_000,
	questions: 200,
	questionText: 500,
	helpText: 500,
	placeholder: 200,
	options: 100,
	option: 200,
	respondentName: 100,
	mysteryTitle: 100,
	mysteryDescription: 1_000,
	rewardLetters: 20_000,
	/** Of a rating, from its least to its most. */
	ratingTop: 10,
	importLetters: 200_000,
	responseCap: 1_000_000,
} as const;

/** A rating without limits of its own. */
export const USUAL_RATING = { min: 1, max: 5 } as const;
