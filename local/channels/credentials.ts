/** The one application that a local channels server serves. */
export interface AppCredentials {
	id: string;
	key: string;
	secret: string;
}
