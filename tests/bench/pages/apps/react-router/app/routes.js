import { route } from '@react-router/dev/routes'

export default [route('home', './home.jsx')]
