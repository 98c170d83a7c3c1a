import { useNavigation } from 'react-router'

/** True while a form of this screen is on its way, for its button to say so. */
export const usePending = () => useNavigation().formData !== undefined
