// fairness: door
export {};
